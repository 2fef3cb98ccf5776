import { createContext } from "react-router";

/** The Thursdays that archive and feed list. If it is null, they list the issues published at build time. */
export const shownIssuesContext = createContext<readonly string[] | null>(null);
