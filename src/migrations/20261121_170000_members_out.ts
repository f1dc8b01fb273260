import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// A member who may not sign in any more is out on every device, and stays out there when switched on again: whichever
// way the switch was set, by the admin, a script or by hand.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE FUNCTION end_sessions_of_member() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM member_sessions WHERE member_id = NEW.id;
      DELETE FROM member_tokens WHERE member_id = NEW.id;
      RETURN NULL;
    END $$;
    CREATE TRIGGER members_out AFTER UPDATE OF is_active ON members
      FOR EACH ROW WHEN (NEW.is_active IS NOT TRUE AND OLD.is_active IS TRUE)
      EXECUTE FUNCTION end_sessions_of_member();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER members_out ON members;
    DROP FUNCTION end_sessions_of_member();
  `)
}
