/** The settings leave migrations to the operator, and some are pending. */
export class OldSchemaError extends Error {
  constructor(tags: readonly string[]) {
    super(
      `The database is from before this version (migrations that wait: ${tags.length}, the last ${tags.at(-1)}), and MIGRATE_AT_START=false leaves that to you: ` +
        'make a backup, run npm run vitrine -- migrate, and start again.',
    );
    this.name = 'OldSchemaError';
  }
}
