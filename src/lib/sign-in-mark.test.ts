import { beforeEach, expect, test, vi } from 'vitest'
import { hasSignInMark, setSignInMark } from './sign-in-mark'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  })
  return () => vi.unstubAllGlobals()
})

test('a browser remembers that a member is signed in, until they sign out', () => {
  expect(hasSignInMark()).toBe(false)
  setSignInMark(true)
  expect(hasSignInMark()).toBe(true)
  setSignInMark(false)
  expect(hasSignInMark()).toBe(false)
})

test('a browser without storage counts as signed out', () => {
  vi.stubGlobal('localStorage', undefined)
  setSignInMark(true)
  expect(hasSignInMark()).toBe(false)
})
