/* What Sphinx's search says of what it found, in Spanish. */
Documentation.addTranslations({
  locale: "es",
  plural_expr: "n === 1 ? 0 : 1",
  messages: {
    Searching: "Buscando",
    "Search Results": "Resultados",
    ", in ": ", en ",
    "Search finished, found one page matching the search query.": [
      "Hay una página con lo que buscas.",
      "Hay ${resultCount} páginas con lo que buscas.",
    ],
    "Your search did not match any documents. Please make sure that all words are spelled correctly and that you've selected enough categories.":
      "Ninguna página tiene todo lo que buscas. Revisa cómo está escrito, o busca menos palabras.",
  },
});
