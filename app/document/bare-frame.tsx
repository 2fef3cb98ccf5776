import { addresses } from "../../contract/addresses.ts";
import { Year } from "../../kit/footer/year.tsx";
import navbar from "../../kit/navbar/navbar.module.css";
import { site } from "../../site.config.ts";
import styles from "./bare-frame.module.css";
import { Logo } from "./logo.tsx";

/** The header of bare pages: only the logo, which links to the home page. */
export function BareHeader() {
  return (
    <header className={`container ${styles.header}`}>
      <a className={navbar.brand} href={addresses.presentation}>
        <Logo />
        {site.name}
      </a>
    </header>
  );
}

export function BareFooter() {
  return (
    <footer className={`container ${styles.footer}`}>
      <p className="mono">
        © <Year /> {site.legalName}
      </p>
    </footer>
  );
}
