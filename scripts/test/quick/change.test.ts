import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { findChange, listFiles } from './change.mjs'
import { temporaryFolder } from '../../../tests/support/temporary-folder'

let root: string

beforeEach(() => {
  root = temporaryFolder()
  git('init', '--quiet', '--initial-branch=main')
  commit('one.ts', 'two.ts')
  commit('three.ts')
})

test('on a branch, includes committed and uncommitted, new, renamed and deleted files', () => {
  git('checkout', '--quiet', '-b', 'work')
  commit('four.ts')
  write('five.ts')
  write('two.ts', 'changed')
  rmSync(path.join(root, 'one.ts'))
  const { files, gone, since } = findChange(root)
  expect(files.sort()).toEqual(['five.ts', 'four.ts', 'one.ts', 'two.ts'])
  expect(gone).toEqual(['one.ts'])
  expect(since).toMatch(/^main at [0-9a-f]{8}$/)
  expect(listFiles(root)).toEqual(expect.arrayContaining(['one.ts', 'five.ts']))
})

test('excludes later changes of the main branch', () => {
  git('checkout', '--quiet', '-b', 'work', 'HEAD~1')
  commit('four.ts')
  expect(findChange(root).files).toEqual(['four.ts'])
})

test('on the main branch without changes, returns the last commit', () => {
  expect(findChange(root)).toEqual({ since: 'the commit before', files: ['three.ts'], gone: [] })
  write('four.ts')
  expect(findChange(root).files).toEqual(['four.ts'])
})

test('accepts another starting commit, and rejects an unknown one', () => {
  expect(findChange(root, 'HEAD~1').files).toEqual(['three.ts'])
  expect(findChange(root, 'HEAD').files).toEqual([])
  expect(() => findChange(root, 'nowhere')).toThrow('Git knows no commit nowhere')
})

function commit(...files: string[]): void {
  for (const file of files) write(file)
  git('add', '--all')
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.org', 'commit', '--quiet', '--message', files.join())
}

function write(file: string, text = file): void {
  writeFileSync(path.join(root, file), text)
}

function git(...args: string[]): void {
  execFileSync('git', args, { cwd: root, stdio: 'ignore' })
}
