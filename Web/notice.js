// The pages shown when there is no core to draw one: after a crash, and without HTTPS. Their words are in index.html.

/** The part of the template that is in the page's language, or in the person's first that there is. */
function inLanguage(template) {
  const wanted = [document.documentElement.lang, ...navigator.languages, "en"].map((tag) => tag.slice(0, 2));
  const parts = [...template.content.children];
  return wanted.map((language) => parts.find((part) => part.lang.startsWith(language))).find(Boolean).cloneNode(true);
}

/** Shows the notice `crash` or `insecure` instead of everything else. */
export function notice(app, subject) {
  const page = inLanguage(document.getElementById(subject));
  page.querySelector("button")?.addEventListener("click", () => location.reload());
  app.replaceChildren(page);
}
