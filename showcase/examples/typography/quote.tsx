import { Quote } from "../../../kit/quote/quote.tsx";

export default function QuoteExample() {
  return (
    <Quote source="Layla Haddad, core librarian">
      Every core is a diary that somebody else kept. Read it before you write the next page.
    </Quote>
  );
}
