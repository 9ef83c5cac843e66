import { expect, it } from 'vitest';
import { secrets } from '../../../database/schema.ts';
import { newId } from '../../../database/new-id.ts';
import { describeOnDatabase } from '../../../testing/test-database.ts';
import { openSecret, sealSecret } from './sealed-secret.ts';

describeOnDatabase('a sealed secret', (use) => {
  const [owner, other] = [newId(), newId()];

  it('opens for its owner, and is unreadable by itself', async () => {
    const { db } = use();
    const [first, second] = [await sealSecret(db, owner, 'JBSWY3DP'), await sealSecret(db, owner, 'JBSWY3DP')];
    expect(first).not.toBe(second);
    expect(Buffer.from(first, 'base64url').toString('latin1')).not.toContain('JBSWY3DP');
    expect(await openSecret(db, owner, first)).toBe('JBSWY3DP');
  });

  it('does not open for another user, after a change, or with another key', async () => {
    const { db } = use();
    const sealed = await sealSecret(db, owner, 'JBSWY3DP');
    await expect(openSecret(db, other, sealed)).rejects.toThrow(/authenticate|tag/i);
    const touched = Buffer.from(sealed, 'base64url');
    touched.writeUInt8(touched.readUInt8(touched.length - 1) ^ 1, touched.length - 1);
    await expect(openSecret(db, owner, touched.toString('base64url'))).rejects.toThrow(/authenticate|tag/i);
    await expect(openSecret(db, owner, sealed.slice(0, 20))).rejects.toThrow(/authenticate|tag/i);
    await db.update(secrets).set({ value: Buffer.alloc(32).toString('base64url') });
    await expect(openSecret(db, owner, sealed)).rejects.toThrow(/authenticate|tag/i);
  });
});
