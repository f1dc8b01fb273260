import type { Access, Field, FieldAccess, Payload, SanitizedConfig } from 'payload'
import prettier from 'prettier'
import { STAFF_ROLES } from '../src/lib/roles'

type Rules = Partial<Record<string, Access>>
type Entity = { slug: string; label: string; group: string; access: Rules; fields: Field[] }
type Config = Pick<SanitizedConfig, 'collections' | 'globals'>

/** The columns of the table; visitors are last. */
export const ACTORS = [...STAFF_ROLES, 'visitor'] as const
export type RoleColumn = (typeof ACTORS)[number]

const OWN = '00000000-0000-4000-8000-000000000001'
const OPERATION_LABELS = { read: 'reads', create: 'adds', update: 'changes', delete: 'deletes' } as const
const OPERATIONS = Object.keys(OPERATION_LABELS) as (keyof typeof OPERATION_LABELS)[]

const INTRODUCTION = `# Who may do what

Made from the access rules by \`npm run roles\`; do not edit it. \`npm test\` compares it with the rules, and
\`tests/int/access.test.ts\` tries every cell on a real database, through the Local API and through REST.

One person may hold several roles and then may do what any of them may. Words in brackets say how far it reaches. Admins
alone make and change staff accounts. Visitors reach published content through the site only: the API is closed to
people who are not signed in.`

/** Generates docs/roles.md: a table of all collections and globals, and the fields with restricted read access. */
export async function rolesPage(config: Config): Promise<string> {
  const rows: string[] = []
  for (const entity of listEntities(config)) {
    const cells = await Promise.all(ACTORS.map((actor) => cell(entity, actor)))
    rows.push(`| ${[entity.group, entity.label, ...cells].join(' | ')} |`)
  }
  const heads = ['Group', 'What', ...ACTORS.map(capital)]
  const table = [`| ${heads.join(' | ')} |`, `|${' --- |'.repeat(heads.length)}`, ...rows]
  const fields = (await Promise.all(listEntities(config).map(fieldRows))).flat()
  const text = [
    INTRODUCTION,
    table.join('\n'),
    '## Fields that fewer people read or change',
    ['| What | Field | Read by | Changed by |', '| --- | --- | --- | --- |', ...fields].join('\n'),
  ].join('\n\n')
  return prettier.format(text, { parser: 'markdown', printWidth: 120 })
}

/** Describes what an actor may do with a collection or global; a dash for nothing. */
export async function cell({ access }: Pick<Entity, 'access'>, actor: RoleColumn): Promise<string> {
  const reaches = new Map<string, string[]>()
  for (const operation of OPERATIONS) {
    const reach = access[operation] ? await reachOf(access[operation], actor) : null
    if (reach !== null) reaches.set(reach, [...(reaches.get(reach) ?? []), OPERATION_LABELS[operation]])
  }
  const parts = [...reaches].map(([reach, words]) => listOperations(words) + (reach && ` (${reach})`))
  return parts.join('; ') || '–'
}

function listOperations(words: string[]): string {
  return words.length === OPERATIONS.length ? 'everything' : words.join(', ')
}

/** Describes the scope of an access rule for an actor: '' for everything, null for nothing. */
async function reachOf(access: Access, actor: RoleColumn): Promise<string | null> {
  const decision = await access({ req: requestOf(actor) } as Parameters<Access>[0])
  return typeof decision === 'object' ? reachLabel(JSON.stringify(decision)) : decision ? '' : null
}

function reachLabel(where: string): string {
  if (/"(_status|shown)"/.test(where)) return 'published'
  if (where.includes('"startsAt"')) return 'those shown now'
  if (where.includes('"kind"')) return 'not those about accounts'
  if (where.includes('"role"')) return 'players and parents'
  if (where.includes('"entryKind"')) return 'those to supporters'
  if (where.includes('"author"')) return 'own divisions, and what members read'
  if (/"(division|divisions|member\.divisions)"/.test(where)) return 'own divisions'
  if (where === JSON.stringify({ id: { equals: OWN } })) return 'themselves'
  throw new Error(`scripts/roles-page.ts has no words for the condition ${where}.`)
}

async function fieldRows({ label, fields }: Entity): Promise<string[]> {
  const rows: string[] = []
  for (const field of listFields(fields)) {
    const { read, update } = field.access
    const readers = read ? await listRoles(read) : 'everyone who reads it'
    const writers = update ? await listRoles(update) : 'everyone who changes it'
    if (read || (update && writers !== 'no one')) rows.push(`| ${label} | ${field.name} | ${readers} | ${writers} |`)
  }
  return rows
}

async function listRoles(access: FieldAccess): Promise<string> {
  const may = await Promise.all(
    STAFF_ROLES.map((role) => access({ req: requestOf(role) } as Parameters<FieldAccess>[0])),
  )
  return STAFF_ROLES.filter((_, index) => may[index]).join(', ') || 'no one'
}

function listFields(fields: Field[]): { name: string; access: { read?: FieldAccess; update?: FieldAccess } }[] {
  return fields.flatMap((field) => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => listFields(tab.fields))
    const below = 'fields' in field ? listFields(field.fields as Field[]) : []
    if (!('name' in field) || field.type === 'ui' || !field.access || isForSystem(field)) return below
    return [{ name: String(field.label || field.name), access: field.access }, ...below]
  })
}

// Hidden fields are for the system only.
function isForSystem({ hidden, admin }: { hidden?: boolean; admin?: { hidden?: unknown } }): boolean {
  return hidden === true || admin?.hidden === true
}

function listEntities({ collections, globals }: Config): Entity[] {
  const own = collections.filter(({ slug }) => !slug.startsWith('payload-'))
  return [
    ...own.map((one) => ({ ...one, label: String(one.labels.plural), group: groupOf(one.admin), access: one.access })),
    ...globals.map((one) => ({ ...one, label: String(one.label), group: groupOf(one.admin), access: one.access })),
  ] as Entity[]
}

function groupOf(admin: { group?: unknown } | undefined): string {
  return typeof admin?.group === 'string' ? admin.group : ''
}

// The request that Payload passes to access functions: the member of staff coaches one division with one player.
function requestOf(actor: RoleColumn) {
  const docs = [{ id: OWN, key: '12U' }]
  const payload = { find: () => Promise.resolve({ docs }) } as unknown as Payload
  const staff = { id: OWN, collection: 'staff', roles: [actor], divisions: [OWN], mayCoach: true }
  return { user: actor === 'visitor' ? null : staff, payload }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
