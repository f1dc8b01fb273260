import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { Stop } from './stop.mjs'

/**
 * Asks one question on the terminal.
 * @param {string} question @param {{ hidden?: boolean }} [options] `hidden`: what is typed is not shown
 * @returns {Promise<string>} the answer without spaces around it
 * @throws {Stop} when nobody is there to answer
 */
export async function ask(question, { hidden = false } = {}) {
  if (!process.stdin.isTTY)
    throw new Stop(`This needs an answer: "${question}" Run it in a terminal or give it as a flag.`)
  if (hidden) process.stdout.write(`${question} `)
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: hidden ? silence : process.stdout, terminal: true })
  // In this mode the terminal hands us Ctrl-C as a key.
  terminal.on('SIGINT', () => process.kill(process.pid, 'SIGINT'))
  try {
    return (await terminal.question(`${question} `)).trim()
  } finally {
    terminal.close()
    if (hidden) process.stdout.write('\n')
  }
}
