import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { changedFiles, findBase, listFiles } from './git.mjs'
import { temporaryFolder } from '../../tests/support/temporary-folder'

let root: string

beforeEach(() => {
  root = temporaryFolder()
  git('init', '--quiet', '--initial-branch=main')
  commit('one.ts', 'two.ts')
  commit('three.ts')
})

test('on a branch, includes committed and uncommitted, new and renamed files, not deleted ones', () => {
  git('checkout', '--quiet', '-b', 'work')
  commit('four.ts')
  write('five.ts')
  write('two.ts', 'changed')
  rmSync(path.join(root, 'one.ts'))
  expect(changed().sort()).toEqual(['five.ts', 'four.ts', 'two.ts'])
  expect(listFiles(root)).toEqual(expect.arrayContaining(['one.ts', 'five.ts']))
})

test('excludes later changes of the main branch', () => {
  git('checkout', '--quiet', '-b', 'work', 'HEAD~1')
  commit('four.ts')
  expect(changed()).toEqual(['four.ts'])
})

test('on the main branch without changes, returns the last commit', () => {
  expect(changed()).toEqual(['three.ts'])
  write('four.ts')
  expect(changed()).toEqual(['four.ts'])
})

test('accepts another starting commit, and rejects an unknown one', () => {
  expect(changed('HEAD~1')).toEqual(['three.ts'])
  expect(changed('HEAD')).toEqual([])
  expect(() => changed('nowhere')).toThrow('Git knows no commit nowhere')
})

function changed(since?: string): string[] {
  return changedFiles(findBase(since, root), root)
}

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
