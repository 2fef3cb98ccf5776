/** The text of the sample page that shows an article; the article itself is in `content/articles/`. */
export const singleArticle = {
  head: {
    title: "Sample article page",
    description:
      "A sample page with one long article: its title, author and figure, its contents beside the text, code in pieces, and what to read next.",
  },
} as const;
