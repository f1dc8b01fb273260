import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// What the specification does not list as nullable never is: a family that leaves it empty has an empty text there.
const NEVER_NULL = [
  ['player_registrations', 'previous_experience'],
  ['player_registrations', 'goals'],
  ['player_registrations', 'parent_last_name'],
  ['applications', 'instagram'],
] as const

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const [table, column] of NEVER_NULL) {
    await db.execute(sql.raw(`UPDATE "${table}" SET "${column}" = '' WHERE "${column}" IS NULL`))
    await db.execute(sql.raw(`ALTER TABLE "${table}" ALTER COLUMN "${column}" SET NOT NULL`))
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const [table, column] of NEVER_NULL)
    await db.execute(sql.raw(`ALTER TABLE "${table}" ALTER COLUMN "${column}" DROP NOT NULL`))
}
