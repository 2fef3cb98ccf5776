import { sql } from "kysely";
import { unsoundMail } from "../transport/mail-transport.ts";

/** Begins the `last_error` of a mail whose words could not be put together. */
export const unwritten = "can't be written";

/** Of a mail that is lost: it never came to a mail server. */
export const isUnwritten = sql<boolean>`(last_error like ${`${unwritten}%`} or last_error like ${`${unsoundMail}%`})`;
