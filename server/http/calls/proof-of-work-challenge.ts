import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { invalidCall } from "../../../contract/call-error.ts";
import { provenForms } from "../../../contract/proof-forms.ts";
import type { ProofOfWork } from "../protection/proof-of-work/proof-of-work.ts";
import type { CallGuard } from "./guard.ts";
import { answerError } from "./json-calls.ts";

/** Where a page asks for a challenge once somebody begins to fill in its form; 204: this site asks for no proof. */
export function addProofOfWorkChallenge(
  http: FastifyInstance,
  { guard, proofOfWork }: ChallengeDependencies,
) {
  http.get("/api/proof-of-work", async (request, reply) => {
    reply.header("cache-control", "no-store");
    if (!proofOfWork) return reply.code(204).send();
    const asked = query.safeParse(request.query);
    if (!asked.success) return answerError(reply, invalidCall(shape));
    const refusal = await guard("proofOfWork", request, reply);
    if (refusal) return answerError(reply, refusal.error, refusal.retryAfterSeconds);
    return reply.send(await proofOfWork.challenge(asked.data.form));
  });
}

interface ChallengeDependencies {
  guard: CallGuard;
  /** Null: off. */
  proofOfWork: Pick<ProofOfWork, "challenge"> | null;
}

const query = z.strictObject({ form: z.enum(provenForms) });
const shape = `Name the form in the query: ${provenForms.map((form) => `form=${form}`).join(", ")}.`;
