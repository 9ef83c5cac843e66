import { AppError } from '@vitrine/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { photos, users } from '../../database/schema.ts';
import { createMemoryStorage } from '../../testing/memory-storage.ts';
import { describeOnDatabase } from '../../testing/test-database.ts';
import { createTestStudio, type TestStudio, uploadPhoto } from '../../testing/test-studio.ts';

describeOnDatabase('a photo whose owner is deleted during its upload', (use) => {
  let studio: TestStudio;
  const storage = createMemoryStorage();
  const keys = new Set<string>();
  let leaving: string | null = null;
  beforeAll(async () => {
    const put = async (key: string, content: Uint8Array) => {
      keys.add(key);
      await storage.put(key, content);
      if (leaving !== null) await use().db.delete(users).where(eq(users.id, leaving));
    };
    studio = await createTestStudio(use(), { storage: { ...storage, put } });
  });
  afterAll(() => studio.close());

  it('leaves no file', async () => {
    const { access_token, user } = await studio.signUp('leaving@shop.example');
    expect(await uploadPhoto(studio, access_token)).not.toBe('');
    expect(await storage.head([...keys][0] ?? '')).not.toBeNull();
    keys.clear();
    leaving = user.id;
    await expect(uploadPhoto(studio, access_token)).rejects.toThrow(TypeError);
    leaving = null;
    expect(keys.size).toBe(2);
    for (const key of keys) expect(await storage.head(key)).toBeNull();
    expect(await use().db.select().from(photos)).toEqual([]);
    expect((await studio.ask('GET /api/auth/me', { token: access_token })).statusCode).toBe(
      new AppError('unauthorized').status,
    );
  });
});
