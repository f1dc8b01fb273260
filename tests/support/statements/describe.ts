import type pg from 'pg'

/** A result column as described by PostgreSQL. `isNullable` is unknown for computed columns. */
export type Column = { name: string; kind: string; isNullable: boolean | null }

type Field = { name: string; tableID: number; columnID: number; dataTypeID: number }

/** How node-postgres parses each type; types missing here are returned as text. */
const KINDS: Record<string, string> = {
  bool: 'boolean',
  ...Object.fromEntries(['int2', 'int4', 'float4', 'float8', 'oid'].map((name) => [name, 'number'])),
  ...Object.fromEntries(['date', 'timestamp', 'timestamptz'].map((name) => [name, 'date'])),
  ...Object.fromEntries(['json', 'jsonb'].map((name) => [name, 'any'])),
  ...Object.fromEntries(['bytea', 'interval', 'point'].map((name) => [name, 'object'])),
}

/**
 * Has PostgreSQL parse a statement and describe its result without running it.
 * @returns its columns; none when it returns no rows
 * @throws the error that PostgreSQL reports for the statement
 */
export async function describeStatement(client: pg.Client, text: string): Promise<Column[]> {
  const fields = await parse(client, text)
  if (fields.length === 0) return []
  const { rows } = await client.query<{ type: string; notNull: boolean | null }>(
    `SELECT t.typname AS type, a.attnotnull AS "notNull"
     FROM unnest($1::oid[], $2::oid[], $3::int[]) WITH ORDINALITY AS f (type_id, table_id, column_id, place)
     JOIN pg_type t ON t.oid = f.type_id LEFT JOIN pg_attribute a ON a.attrelid = f.table_id AND a.attnum = f.column_id
     ORDER BY f.place`,
    [fields.map((one) => one.dataTypeID), fields.map((one) => one.tableID), fields.map((one) => one.columnID)],
  )
  return rows.map(({ type, notNull }, index) => ({
    name: fields[index]!.name,
    kind: isReadAsList(type) ? 'list' : (KINDS[type] ?? 'string'),
    isNullable: notNull === null ? null : !notNull,
  }))
}

// An array of one of our enums has no parser: it is returned as text, '{a,b}'.
function isReadAsList(type: string): boolean {
  return type.startsWith('_') && !type.startsWith('_enum')
}

function parse(client: pg.Client, text: string): Promise<Field[]> {
  return new Promise((resolve, reject) => {
    let fields: Field[] = []
    let refusal: Error | undefined
    // The methods that node-postgres calls on a custom query; it reports an error first and then that it is ready again.
    const query = {
      submit(connection: { parse: (of: object) => void; describe: (of: object) => void; sync: () => void }) {
        connection.parse({ text, name: '', types: [] })
        connection.describe({ type: 'S', name: '' })
        connection.sync()
      },
      handleRowDescription: (message: { fields: Field[] }) => (fields = message.fields),
      handleError: (error: Error) => {
        refusal = error
        reject(error)
      },
      handleReadyForQuery: () => refusal ?? resolve(fields),
    }
    client.query(query as unknown as pg.Submittable)
  })
}
