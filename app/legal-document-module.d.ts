declare module "*?legal-document" {
  const document: import("./legal/legal-document.ts").LegalDocument;
  export default document;
}
