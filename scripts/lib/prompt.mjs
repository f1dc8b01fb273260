import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { ExpectedError } from './expected-error.mjs'

/**
 * Asks a question on the terminal.
 * @param {string} question @param {{ hidden?: boolean }} [options] `hidden`: the input is not displayed
 * @returns {Promise<string>} the trimmed answer
 * @throws {ExpectedError} when there is no interactive terminal
 */
export async function prompt(question, { hidden = false } = {}) {
  if (!process.stdin.isTTY)
    throw new ExpectedError(`This needs an answer: "${question}" Run it in a terminal or give it as a flag.`)
  if (hidden) process.stdout.write(`${question} `)
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: hidden ? silence : process.stdout, terminal: true })
  // In raw mode the terminal passes Ctrl-C as a key.
  terminal.on('SIGINT', () => process.kill(process.pid, 'SIGINT'))
  try {
    return (await terminal.question(`${question} `)).trim()
  } finally {
    terminal.close()
    if (hidden) process.stdout.write('\n')
  }
}
