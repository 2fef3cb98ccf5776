import { SaxesParser } from "saxes";

/**
 * Returns the text of each element of an XML document, with the element's name.
 * @throws Error if the document is not well-formed
 */
export function readXml(xml: string): { name: string; text: string }[] {
  const parser = new SaxesParser();
  const texts: { name: string; text: string }[] = [];
  let text = "";
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", () => {
    text = "";
  });
  parser.on("text", (part) => {
    text += part;
  });
  parser.on("closetag", ({ name }) => {
    texts.push({ name, text });
    text = "";
  });
  parser.write(xml).close();
  return texts;
}
