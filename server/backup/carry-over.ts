import { dayMs } from "../durations.ts";

/**
 * Returns SQL statements that add to the restored database the changes that a restore must not undo, such as erasures
 * and sent emails. Table names without a schema refer to the restored database.
 * @param replaced the schema of the replaced tables, which may have additional columns from a newer version
 */
export function carryOver(replaced: string, now: number): string[] {
  const sameMailbox = `from ${replaced}.subscriptions as since where since.address_key = subscriptions.address_key`;
  const { newsletter_issues: issue, outbox: mail } = carriedColumns;
  const leftAt = `(select max(since.left_at) ${sameMailbox})`;
  return [
    // Keeps the records of erasures, so that restored data is erased again.
    `insert into erasures (mailbox_hash, erased_at) select mailbox_hash, erased_at from ${replaced}.erasures where true
      on conflict (mailbox_hash) do update set erased_at = excluded.erased_at
      where erasures.erased_at < excluded.erased_at`,
    // Addresses that have unsubscribed since the backup stay unsubscribed, unless they signed up again.
    `update subscriptions set left_at = ${leftAt}
      where left_at is null and asked_at <= ${leftAt}
        and not exists (select 1 ${sameMailbox} and since.confirmed_at is not null and since.left_at is null)`,

    // Emails that were sent or given up on since the backup are not sent again. Unfinished emails more than three days
    // old wait for the owner's decision.
    `update outbox set state = since.state, attempts = since.attempts, due_at = since.due_at,
        last_error = since.last_error, refused_as = since.refused_as, attempted_at = since.attempted_at,
        sent_at = since.sent_at, lease_token = null, lease_until = null
      from ${replaced}.outbox as since
      where since.id = outbox.id and outbox.state in ('waiting', 'sending')
        and since.state not in ('waiting', 'sending')`,
    `update outbox set state = 'on-hold', lease_token = null, lease_until = null
      where state in ('waiting', 'sending') and kind <> 'issue' and created_at < ${now - 3 * dayMs}`,
    `update outbox set state = 'waiting', lease_token = null, lease_until = null, attempts = attempts + 1
      where state = 'sending' and kind <> 'issue'`,

    // No subscriber gets an issue twice: each issue's progress is kept, and unfinished issues are put on hold.
    `delete from newsletter_issues where (state <> 'ended' or in_doubt > 0)
      and thursday in (select thursday from ${replaced}.newsletter_issues)`,
    `insert into newsletter_issues (${issue}) select ${issue} from ${replaced}.newsletter_issues
      where true on conflict (thursday) do nothing`,
    `delete from outbox where kind = 'issue' and state in ('waiting', 'sending', 'in-doubt')
      and exists (select 1 from ${replaced}.outbox as since
        where since.issue = outbox.issue and since.subject_id = outbox.subject_id)`,
    `insert into outbox (${mail}) select ${mail} from ${replaced}.outbox where kind = 'issue'
      on conflict (issue, subject_id) do nothing`,
    `update newsletter_issues set state = 'held', reason = 'a backup was restored while it was being sent'
      where state in ('gathering', 'sending', 'paused')`,
    `update outbox set state = 'in-doubt', lease_token = null, lease_until = null
      where state = 'sending' and kind = 'issue'`,

    // Keeps the records of answers, reminders and notices since the backup, so that the owner gets no reminder or
    // notice twice. For each job, keeps the later of the two databases' run times.
    `update enquiries set answered_at = since.answered_at, answered_by = since.answered_by,
        reminded_at = since.reminded_at, held_digest = since.held_digest
      from ${replaced}.enquiries as since where since.id = enquiries.id`,
    `update subscriptions set held_digest = since.held_digest
      from ${replaced}.subscriptions as since where since.id = subscriptions.id`,
    `insert into scheduled_notices (kind, due_on) select kind, due_on from ${replaced}.scheduled_notices
      where true on conflict do nothing`,
    `insert into job_runs (what, at) select what, at from ${replaced}.job_runs where true
      on conflict (what) do update set at = excluded.at where job_runs.at < excluded.at`,
  ];
}

/** The columns to copy from each table, as an SQL list. */
export const carriedColumns = {
  newsletter_issues: `thursday, slug, title, state, due_at, frozen_at, composed, gathered_to, recipients,
    reason, paused_at, ended_at, sent, refused, given_up, unneeded, in_doubt`,
  outbox: `id, kind, subject_id, notice_kind, notice_about, issue, message_id, state, attempts, due_at, lease_token,
    lease_until, last_error, refused_as, attempted_at, created_at, give_up_at, sent_at`,
};
