import { createContext } from "react-router";

/** The Thursdays of the issues that archive and feed list, or null for those published at build time. */
export const shownIssuesContext = createContext<readonly string[] | null>(null);
