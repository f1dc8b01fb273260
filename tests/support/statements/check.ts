import type pg from 'pg'
import { describeStatement, type Column } from './describe'
import type { DeclaredColumn, Statement } from './find'

/** The problems, each named by the function around the statement, sorted and without duplicates. */
export type Findings = {
  /** Functions whose statement is known only at run time. */
  unknown: string[]
  /** Errors that PostgreSQL reports for a statement. */
  refused: string[]
  /** Columns that are missing or have another type than the row type. */
  wrong: string[]
  /** Columns that are nullable in the table but not in the row type. */
  empty: string[]
}

/** Compares the row type of each statement in the source with the columns that PostgreSQL reports. */
export async function checkStatements(client: pg.Client, statements: Statement[]): Promise<Findings> {
  const findings: Findings = { unknown: [], refused: [], wrong: [], empty: [] }
  for (const { owner, texts, columns, isGuessed } of statements) {
    if (texts.length === 0) findings.unknown.push(owner)
    for (const text of texts) {
      const found = await describeStatement(client, text).catch((error: unknown) => String(error))
      if (typeof found === 'string') {
        // With a guessed value, the table or column may be one that no caller passes: reports it as unknown.
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
