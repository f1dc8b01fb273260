import { expectAccessible } from '../../support/accessible'
import { expect, test, visit } from '../../support/site'
import { signInAs } from '../../support/staff-session'
import { styled } from '../../support/styled'

// This test changes every squad, so it restores the original state afterwards.
test('starts the next season in one step, once, with one player kept by hand', async ({ page, db }) => {
  const kept = await keepRosters()
  await db.query(`UPDATE seasons SET ends_on = now() + interval '40 days' WHERE state = 'current'`)
  await signInAs(page, 'registrar')
  await visit(page, '/admin/rollover')
  await expect(page.getByText('From 2026-27 to 2027-28.')).toBeVisible()
  await expectAccessible(page, styled('view'))
  const rows = page.getByRole('row')
  const all = (await rows.count()) - 1
  await page.getByRole('button', { name: /^To look at/ }).click()
  await expect(page.getByText('Too old for 14U').first()).toBeVisible()
  const { rows: old } = await db.query<{ id: string; name: string }>(
    `SELECT id, first_name || ' ' || last_name AS name FROM players
     WHERE division = '14U' AND deleted_at IS NULL ORDER BY last_name`,
  )
  const stays = old[0]!
  await page.getByLabel(`Division of ${stays.name}`).selectOption('14U')
  await page.getByRole('button', { name: 'Begin 2027-28' }).click()
  await expect(page.getByText(/2026-27 is played until \w+ \d{1,2}, 20\d\d\./)).toBeVisible()
  await expect(page.getByText(`${old.length - 1} leave, and 2026-27 goes into the archive.`)).toBeVisible()
  await page.getByRole('button', { name: 'Begin 2027-28' }).click()
  await expect(page.getByText(`${all - old.length + 1} players are on a roster, ${old.length - 1} left.`)).toBeVisible()
  const seasons = await db.query('SELECT name, state FROM seasons ORDER BY name')
  expect(seasons.rows).toEqual([
    { name: '2026-27', state: 'archived' },
    { name: '2027-28', state: 'current' },
  ])
  const archive = await db.query('SELECT count(*)::int AS count FROM seasons_roster')
  expect(archive.rows[0].count).toBe(all)
  const { rows: now } = await db.query('SELECT division FROM players WHERE id = $1', [stays.id])
  expect(now[0].division).toBe('14U')
  await visit(page, '/admin/rollover')
  await expect(page.getByText('No season is planned after 2027-28.')).toBeVisible()
  await kept.putBack()

  async function keepRosters() {
    const copies = {
      players: 'id, division, age, deleted_at',
      enrolments: 'id, state, season',
      seasons: 'id, state',
      members: 'id, is_active',
      members_rels: 'id, divisions_id',
    }
    for (const [table, columns] of Object.entries(copies))
      await db.query(`CREATE TABLE kept_${table} AS SELECT ${columns} FROM ${table}`)
    return {
      async putBack() {
        for (const [table, columns] of Object.entries(copies)) {
          const set = columns
            .split(', ')
            .slice(1)
            .map((column) => `${column} = k.${column}`)
          await db.query(`UPDATE ${table} t SET ${set.join(', ')} FROM kept_${table} k WHERE k.id = t.id`)
          await db.query(`DROP TABLE kept_${table}`)
        }
        await db.query('DELETE FROM seasons_roster')
      },
    }
  }
})
