import Foundation
import Texts

// TextsTool FILE: writes every text of the interface as FILE, where that does not hold them already.

guard CommandLine.arguments.count == 2 else {
  FileHandle.standardError.write(Data("usage: TextsTool FILE\n".utf8))
  exit(2)
}
let file = URL(fileURLWithPath: CommandLine.arguments[1])
let texts = Data(try TextFile.encode())
if (try? Data(contentsOf: file)) != texts { try texts.write(to: file, options: .atomic) }
