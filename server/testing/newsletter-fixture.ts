import PostalMime, { type Email } from "postal-mime";
import type { StoreKind } from "../store/schema.ts";
import { openStore, type Store } from "../store/store.ts";
import { addSubscriber, type SignupSubmission } from "../subscribers/add-subscriber.ts";
import { confirmSubscription, leaveList } from "../subscribers/list-changes.ts";
import { subscriberRenderer } from "../subscribers/subscriber-renderer.ts";
import { createOutboxFixture, type OutboxFixture } from "./outbox-fixture.ts";

/** The newsletter's rules over a real database and a real mail server, on a clock that the test moves. */
export async function createNewsletterFixture(kind: StoreKind): Promise<NewsletterFixture> {
  const fixture = await createOutboxFixture(kind);
  const { store, clock, smtp } = fixture;
  let leapt = 0;
  const now = () => clock.now() + leapt;
  const context = {
    store,
    now,
    mailFrom: "website@site.test",
    siteUrl: "https://site.test",
    secret: "a secret of 32 characters or more",
    secrets: ["a secret of 32 characters or more", "the secret that was used before this one"],
  };
  const outbox = fixture.outbox({ clock: { ...clock, now }, render: subscriberRenderer(store, context) });
  outbox.start();
  let clients = 0;

  return {
    ...fixture,
    now,
    leap: (ms) => {
      leapt += ms;
    },
    signUp: (address, change = {}, on = store) => {
      const signup = { address, page: "home", honeypot: false, ...change.signup } as const;
      const client = change.client ?? `client ${clients++}`;
      const idempotencyKey = change.idempotencyKey ?? null;
      return addSubscriber({ signup, client, idempotencyKey }, { ...context, store: on });
    },
    confirm: (token) => confirmSubscription(token, context),
    leave: (token) => leaveList(token, context),
    deliver: async () => {
      await clock.asleep();
      outbox.wake();
      await clock.asleep();
    },
    mailsTo: (address) =>
      Promise.all(
        smtp.received.filter(({ to }) => to.includes(address)).map(({ raw }) => PostalMime.parse(raw)),
      ),
    listed: async () => {
      const rows = await store.db
        .selectFrom("subscriptions")
        .select("address")
        .where("confirmed_at", "is not", null)
        .where("left_at", "is", null)
        .orderBy("address")
        .execute();
      return rows.map(({ address }) => address);
    },
    reopened: () => openStore(fixture.database.settings),
    clear: async () => {
      await store.transaction(async (tx) => {
        for (const table of ["subscriptions", "subscription_links", "outbox", "idempotency_keys"] as const)
          await tx.deleteFrom(table).execute();
      });
      smtp.received.length = 0;
    },
  };
}

export interface NewsletterFixture extends OutboxFixture {
  /** Milliseconds since 1970, as the rules and the outbox see them. */
  now(): number;
  /** Lets days pass at once: nobody looks into the outbox meanwhile, as they do when the clock passes. */
  leap(ms: number): void;
  /** By a client of its own unless told, on this store or another one. */
  signUp(
    address: string,
    change?: Partial<Omit<SignupSubmission, "signup">> & { signup?: Partial<SignupSubmission["signup"]> },
    on?: Store,
  ): ReturnType<typeof addSubscriber>;
  confirm(token: string): ReturnType<typeof confirmSubscription>;
  leave(token: string): ReturnType<typeof leaveList>;
  /** Resolves once everything that can go out now has. */
  deliver(): Promise<void>;
  mailsTo(address: string): Promise<Email[]>;
  /** The addresses on the list. */
  listed(): Promise<string[]>;
  /** The same database, as a server that starts again opens it. */
  reopened(): Promise<Store>;
  clear(): Promise<void>;
}
