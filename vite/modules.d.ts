declare module "*?inline-script" {
  const code: string;
  export default code;
}

declare module "virtual:pages" {
  /** The pages by path. */
  export const pages: ReadonlyMap<
    string,
    {
      load: () => Promise<import("../app/document/page-module.ts").RouteModule>;
      styles: readonly string[];
    }
  >;
}

declare module "virtual:island-files" {
  const files: Readonly<Record<string, import("../app/browser/islands.ts").IslandFiles>>;
  export default files;
}

declare module "*?legal-document" {
  const document: import("../app/pages/legal/legal-document.ts").LegalDocument;
  export default document;
}

declare module "*?facts" {
  export const facts: () => import("../showcase/components/component-api.ts").ComponentFacts;
}

declare module "virtual:kit-apis" {
  /** By the path of the component's file. Only in tests. */
  const apis: Readonly<Record<string, import("../showcase/components/component-api.ts").ComponentApi>>;
  export default apis;
}

declare module "*?article" {
  const article: import("../app/pages/articles/article.ts").Article;
  export default article;
}

declare module "*?case" {
  const told: import("../app/pages/cases/case.ts").Case;
  export default told;
}

declare module "*?guide" {
  const guide: import("../showcase/guides/guide.ts").Guide;
  export default guide;
}

declare module "virtual:newsletter-issues" {
  /** Sorted from newest to oldest, and without drafts in a build. */
  export const issues: readonly import("../contract/newsletter/issue.ts").Issue[];
  export const brokenIssues: readonly import("../contract/newsletter/issue.ts").BrokenIssue[];
}

declare module "drawing:*" {
  const drawing: import("../app/document/picture.tsx").Drawn;
  export default drawing;
}

interface ImportMetaEnv {
  /** The public origin without a trailing slash; see `vite.config.ts`. */
  readonly SITE_URL: string;
  /** Milliseconds since 1970; see `newsletter/build-time.ts`. */
  readonly BUILD_TIME: number;
}
