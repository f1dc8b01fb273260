import type pg from 'pg'
import { describeStatement, type Column } from './describe'
import type { DeclaredColumn, Statement } from './find'

/** What is wrong, each by the function around the statement, sorted and once. */
export type Findings = {
  /** Functions with a text that is known at run time only. */
  unknown: string[]
  /** What PostgreSQL has against a text. */
  refused: string[]
  /** Columns that are missing or of another type than the row says. */
  wrong: string[]
  /** Columns that may be NULL in the table and never in the row type. */
  empty: string[]
}

/** Compares what the source says of each statement's rows with what PostgreSQL says of them. */
export async function checkStatements(client: pg.Client, statements: Statement[]): Promise<Findings> {
  const findings: Findings = { unknown: [], refused: [], wrong: [], empty: [] }
  for (const { owner, texts, columns, isGuessed } of statements) {
    if (texts.length === 0) findings.unknown.push(owner)
    for (const text of texts) {
      const found = await describeStatement(client, text).catch((error: unknown) => String(error))
      if (typeof found === 'string') {
        // A table or column that the type allows and no caller names says nothing.
        if (isGuessed) findings.unknown.push(owner)
        else findings.refused.push(`${owner}: ${found}`)
      } else compare(owner, columns, found, findings)
    }
  }
  return {
    unknown: sorted(findings.unknown),
    refused: sorted(findings.refused),
    wrong: sorted(findings.wrong),
    empty: sorted(findings.empty),
  }
}

function compare(owner: string, declared: DeclaredColumn[], found: Column[], findings: Findings): void {
  for (const { name, kinds, isNullable, isOptional } of declared) {
    const column = found.find((one) => one.name === name)
    if (!column) {
      if (!isOptional) findings.wrong.push(`${owner}: ${name} is missing`)
      continue
    }
    const isAny = column.kind === 'any' || kinds.includes('any')
    if (!isAny && kinds.some((kind) => kind !== column.kind))
      findings.wrong.push(`${owner}: ${name} is ${column.kind}, not ${kinds.join(' or ')}`)
    if (column.isNullable && !isNullable) findings.empty.push(`${owner}: ${name}`)
  }
}

function sorted(names: string[]): string[] {
  return [...new Set(names)].sort()
}
