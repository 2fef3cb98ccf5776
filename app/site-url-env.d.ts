interface ImportMetaEnv {
  /** The public origin that pages are built for, without a slash at its end; see `vite.config.ts`. */
  readonly SITE_URL: string;
}
