-- Proofs of work that a form came with: each counts once. Nothing says which form it was.

create table spent_proofs (
  -- the signature of the challenge, in hex
  challenge text primary key,
  -- when it would have run out by itself
  expires_at bigint not null
);

create index spent_proofs_expiry on spent_proofs (expires_at);
