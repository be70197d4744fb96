import PropertyTesting
import Testing

@testable import App
@testable import Views

@Suite struct HTMLWriterTests {
  private func written(_ language: Language = .english, _ body: (inout HTMLWriter) -> Void) -> String {
    var html = HTMLWriter(Wording(.whole, in: language))
    body(&html)
    return String(decoding: html.bytes, as: UTF8.self)
  }

  @Test func escapesText() {
    #expect(written { $0.text("<b> & \"c\" 'd'") } == "&lt;b&gt; &amp; &quot;c&quot; &#39;d&#39;")
  }

  @Test func escapesAttributeValues() {
    let html = written { $0.element("p") { $0.attribute("title", text: "\"><script>'&") } }
    #expect(html == #"<p title="&quot;&gt;&lt;script&gt;&#39;&amp;"></p>"#)
  }

  @Test func escapesFixedValues() {
    let html = written { $0.element("p") { $0.attribute("title", "a \"b\" & c") } }
    #expect(html == #"<p title="a &quot;b&quot; &amp; c"></p>"#)
  }

  @Test func replacesNull() {
    #expect(written { $0.text("a\0b") } == "a\u{FFFD}b")
  }

  @Test func writesFlagsAndLeavesAbsentAttributesOut() {
    let html = written {
      $0.void("input") { html in
        html.flag("checked")
        html.flag("hidden", false)
        html.id(nil)
        html.state("aria-invalid", false)
      }
    }
    #expect(html == #"<input checked aria-invalid="false">"#)
  }

  @Test(arguments: ["https://a.example/?a=b&c", "HTTP://a.example", "mailto:a@a.example", "geo:1,2"])
  func followsAddressesThatMayBeFollowed(address: String) {
    let html = written {
      $0.element("a") { html in
        html.address(address)
        html.text("x")
      }
    }
    #expect(html.hasPrefix("<a href=\""))
  }

  @Test(arguments: [
    "javascript:alert(1)", " javascript:alert(1)", "data:text/html,x", "//a.example", "a.example", "",
    "java\nscript:x",
    "https", "file:///etc",
  ])
  func leavesOtherAddressesOut(address: String) {
    #expect(
      written {
        $0.element("a") { html in
          html.address(address)
          html.text("x")
        }
      } == "<a>x</a>"
    )
  }

  @Test func setsNamesApartInSentences() {
    let html = written { $0.text(.noMatch, names: "<x> {0}") }
    #expect(html == #"No place matches “<bdi dir="auto">&lt;x&gt; {0}</bdi>”."#)
  }

  @Test func whateverTheTextThePageReadsItBack() throws {
    forEvery { generator in
      let pieces = [
        "<", ">", "&", "\"", "'", "&amp;", "</p>", "<!--", "{0}", "é", "鎌倉", "\u{202E}", "a", " ",
      ]
      let text = (0..<generator.int(in: 0...12)).map { _ in generator.pick(pieces) }.joined()
      var html = HTMLWriter(Wording(.whole, in: .english))
      html.element("p") { html in
        html.attribute("title", text: text)
        html.text(text)
      }
      let elements = try Page(html.bytes).elements
      let paragraph = try #require(elements.last)
      #expect(paragraph.text == text && paragraph["title"] == text)
    }
  }
}
