import type { CallOut, OwnFactors, Problem, Session } from '@vitrine/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runAdmin } from '../../../operator/run-admin.ts';
import { auditLines, emails, recoveryCodes, sessions, totpFactors, users } from '../../../database/schema.ts';
import { readZip } from '../../../testing/read-zip.ts';
import { codeOf } from '../../../testing/second-factors.ts';
import { newConfirmed, newProtected } from '../../../testing/second-step.ts';
import { createTestApp, PASSWORD, type TestApp } from '../../../testing/test-app.ts';
import { describeOnDatabase } from '../../../testing/test-database.ts';

describeOnDatabase('second factors of the own account', (use) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(use());
  });
  afterAll(() => test.app.close());

  const codeIn = async (answer: ReturnType<TestApp['ask']>) => (await answer).json<Problem>().code;
  const post = (call: string, token: string, payload: object = {}) => test.ask(`POST /api${call}`, { token, payload });
  const factorsOf = async (token: string) => (await test.ask('GET /api/auth/factors', { token })).json<OwnFactors>();
  const ageProof = (userId: string, minutes: number) =>
    use()
      .db.update(sessions)
      .set({ provenAt: new Date(Date.now() - minutes * 60_000) })
      .where(eq(sessions.userId, userId));
  const run = (words: string) => runAdmin({ db: use().db, publicUrl: 'http://localhost:3000' }, words.split(' '));

  it('change only after a proof within ten minutes, by password or factor', async () => {
    const { session, secret, recoveryCodes: codes } = await newProtected(test);
    const token = session.access_token;
    const change = () => post('/auth/recovery-codes', token);
    await ageProof(session.user.id, 11);
    expect((await factorsOf(token)).proven_until).toBeNull();
    const refused = await change();
    expect([refused.statusCode, refused.json<Problem>().code]).toEqual([403, 'proof_needed']);
    expect(await codeIn(test.ask('DELETE /api/auth/totp', { token }))).toBe('proof_needed');
    expect(await codeIn(post('/auth/totp', token))).toBe('proof_needed');
    expect(await codeIn(post('/auth/passkeys/options', token))).toBe('proof_needed');
    const proofs = [{ password: PASSWORD }, { code: codeOf(secret, 1) }, { recovery_code: codes[0] }];
    for (const proof of proofs) {
      await ageProof(session.user.id, 11);
      expect(await codeIn(post('/auth/proof', token, { proof: { password: 'wrong' } }))).toBe('wrong_password');
      expect(await codeIn(change())).toBe('proof_needed');
      const given = (await post('/auth/proof', token, { proof })).json<CallOut<'POST /auth/proof'>>();
      expect((await factorsOf(token)).proven_until).toBe(given.proven_until);
    }
    expect((await change()).json<CallOut<'POST /auth/recovery-codes'>>().recovery_codes).toHaveLength(10);
  });

  it('a proof applies to one session', async () => {
    const { email, session } = await newConfirmed(test);
    await ageProof(session.user.id, 11);
    const payload = { email, password: PASSWORD };
    const other = (await test.ask('POST /api/auth/login', { payload })).json<Session>();
    expect((await post('/auth/totp', other.access_token)).statusCode).toBe(200);
    expect(await codeIn(post('/auth/totp', session.access_token))).toBe('proof_needed');
  });

  it('an app is stored encrypted, counts from its first right code on, and can be set up anew before that', async () => {
    const { email, session } = await newConfirmed(test);
    const token = session.access_token;
    const begin = async () => (await post('/auth/totp', token)).json<CallOut<'POST /auth/totp'>>();
    const [first, second] = [await begin(), await begin()];
    expect(first.uri).toContain(encodeURIComponent(email));
    const confirm = (secret: string) => post('/auth/totp/confirm', token, { code: codeOf(secret) });
    expect(await codeIn(confirm(first.secret))).toBe('wrong_code');
    expect((await factorsOf(token)).totp).toBeNull();
    expect((await confirm(second.secret)).statusCode).toBe(200);
    expect(await codeIn(confirm(second.secret))).toBe('second_factor_exists');
    expect(await codeIn(post('/auth/totp', token))).toBe('second_factor_exists');
    const [row] = await use().db.select().from(totpFactors).where(eq(totpFactors.userId, session.user.id));
    expect(JSON.stringify(row)).not.toContain(second.secret);
    const { subject, links } =
      (await use().db.select().from(emails).where(eq(emails.to, email))).find(({ subject: said }) =>
        said.includes('authenticator'),
      ) ?? {};
    expect([subject, links]).toEqual(['An authenticator app was added', ['http://localhost:3000/account']]);
  });

  it('a set-up lasts half an hour, and its wrong codes count', async () => {
    const { session } = await newConfirmed(test);
    const token = session.access_token;
    expect(await codeIn(post('/auth/totp/confirm', token, { code: '123456' }))).toBe('set_up_over');
    const { secret } = (await post('/auth/totp', token)).json<CallOut<'POST /auth/totp'>>();
    const ofUser = eq(totpFactors.userId, session.user.id);
    const createdAt = new Date(Date.now() - 31 * 60_000);
    await use().db.update(totpFactors).set({ createdAt }).where(ofUser);
    expect(await codeIn(post('/auth/totp/confirm', token, { code: codeOf(secret) }))).toBe('set_up_over');
    const answers = [];
    for (let n = 0; n < 8; n += 1) answers.push(await codeIn(post('/auth/totp/confirm', token, { code: 'none' })));
    expect(answers.at(-1)).toBe('rate_limited');
  });

  it('require a confirmed address', async () => {
    const { access_token: token } = await test.signUp('unconfirmed-keys@shop.example');
    expect(await codeIn(post('/auth/totp', token))).toBe('email_unverified');
    expect(await codeIn(post('/auth/passkeys/options', token))).toBe('email_unverified');
    const guest = (await test.ask('POST /api/auth/guest')).json<Session>();
    expect(await codeIn(post('/auth/totp', guest.access_token))).toBe('proof_needed');
  });

  it('removing the last one removes the recovery codes, and is idempotent', async () => {
    const { session } = await newProtected(test);
    const token = session.access_token;
    for (const _ of [1, 2]) expect((await test.ask('DELETE /api/auth/totp', { token })).statusCode).toBe(204);
    expect(await factorsOf(token)).toMatchObject({ totp: null, recovery_codes: null });
    const audit = await use()
      .db.select()
      .from(auditLines)
      .where(eq(auditLines.subject, session.user.id))
      .orderBy(auditLines.id);
    expect(audit.map(({ action }) => action)).toEqual(['factor.added', 'factor.removed']);
    expect(await codeIn(post('/auth/recovery-codes', token))).toBe('not_found');
  });

  it('are deleted with the account, and exported without their secrets', async () => {
    const { session, secret, recoveryCodes: codes } = await newProtected(test);
    const token = session.access_token;
    const ofUser = session.user.id;
    const files = readZip((await test.ask('GET /api/user/export', { token })).rawPayload);
    const told = files.get('second-factors.json')?.toString() ?? '';
    expect(JSON.parse(told)).toHaveLength(11);
    expect(told).toContain('authenticator app');
    const everything = [...files.values()].join('\n');
    const [row] = await use().db.select().from(totpFactors).where(eq(totpFactors.userId, ofUser));
    const [code] = await use().db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, ofUser));
    for (const kept of [secret, row?.sealedSecret, codes[0], code?.codeHash]) {
      expect(kept).toMatch(/.{16}/);
      expect(everything).not.toContain(kept);
    }
    expect((await test.ask('DELETE /api/user', { token, payload: { password: PASSWORD } })).statusCode).toBe(204);
    expect(await use().db.select().from(totpFactors).where(eq(totpFactors.userId, ofUser))).toEqual([]);
    expect(await use().db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, ofUser))).toEqual([]);
  });

  it('an administrator without one can only set one up', async () => {
    const { email, session } = await newConfirmed(test);
    const token = session.access_token;
    await run(`grant ${email}`);
    const overview = () => test.ask('GET /api/admin/overview', { token });
    expect([(await overview()).statusCode, await codeIn(overview())]).toEqual([403, 'second_factor_required']);
    const { secret } = (await post('/auth/totp', token)).json<CallOut<'POST /auth/totp'>>();
    expect((await overview()).statusCode).toBe(403);
    await post('/auth/totp/confirm', token, { code: codeOf(secret) });
    expect((await overview()).statusCode).toBe(200);
    await test.ask('DELETE /api/auth/totp', { token });
    expect(await codeIn(overview())).toBe('second_factor_required');
  });

  it('the operator removes lost ones: sessions end, the owner gets an e-mail, the audit log an entry', async () => {
    const { email, session } = await newProtected(test);
    expect(await run('clear-factors nobody@shop.example')).toMatchObject({ isDone: false });
    expect(await run(`clear-factors ${email.toUpperCase()}`)).toMatchObject({ isDone: true });
    expect((await test.ask('GET /api/auth/me', { token: session.access_token })).statusCode).toBe(401);
    const payload = { email, password: PASSWORD };
    const after = (await test.ask('POST /api/auth/login', { payload })).json<Session>();
    expect(after.user.email).toBe(email);
    const audit = await use()
      .db.select()
      .from(auditLines)
      .where(eq(auditLines.subject, session.user.id))
      .orderBy(auditLines.id);
    expect(audit.at(-1)).toMatchObject({ actorId: null, action: 'factors.cleared' });
    const mails = await use().db.select().from(emails).where(eq(emails.to, email)).orderBy(emails.id);
    expect(mails.at(-1)).toMatchObject({ subject: 'Your second factors were removed', status: 'waiting' });
    expect((await run(`clear-factors ${email}`)).lines).toEqual([`${email} has no second factor.`]);
    expect(await use().db.select().from(users).where(eq(users.email, email))).toHaveLength(1);
  });
});
