import type { FAQPage } from "schema-dts";
import { questionGroups } from "../../../content/pages/faq.ts";

/** The questions and their answers, for programs (https://schema.org/FAQPage). */
export function questionsGraph(url: string): FAQPage[] {
  return [
    {
      "@type": "FAQPage",
      "@id": `${url}#questions`,
      mainEntityOfPage: { "@id": url },
      mainEntity: questionGroups
        .flatMap(({ questions }) => questions)
        .map(({ question, answer }) => ({
          "@type": "Question",
          name: question,
          acceptedAnswer: { "@type": "Answer", text: answer },
        })),
    },
  ];
}
