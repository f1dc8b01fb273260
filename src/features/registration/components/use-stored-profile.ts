'use client'

import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { paths } from '@/lib/paths'
import type { RegistrationInput } from '../rules/registration-schema'

const STORAGE_KEY = 'auth_user'

type Profile = { first_name?: unknown; last_name?: unknown; email?: unknown; phone?: unknown }

/**
 * Fills empty parent fields from a profile stored in this browser, else from the signed-in parent's account. A convenience
 * only: the server validates the input and never derives an identity from it. An unreadable profile is ignored.
 */
export function useStoredProfile({ getValues, setValue }: UseFormReturn<RegistrationInput>): void {
  useEffect(() => {
    function fill(profile: Profile | null): void {
      if (!profile) return
      const name = [profile.first_name, profile.last_name].filter(isText).join(' ')
      const prefill = { parentName: name, parentEmail: profile.email, phoneNumber: profile.phone }
      for (const [field, value] of Object.entries(prefill)) {
        const key = field as keyof typeof prefill
        if (isText(value) && !getValues(key)) setValue(key, value)
      }
    }
    const stored = readProfile()
    if (stored) fill(stored)
    else void readAccount().then(fill)
  }, [getValues, setValue])
}

async function readAccount(): Promise<Profile | null> {
  try {
    const account = (await (await fetch(paths.me)).json()) as { name: string; email: string; role: string } | null
    return account?.role === 'parent' ? { first_name: account.name, email: account.email } : null
  } catch {
    return null
  }
}

function readProfile(): Profile | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null')
    return typeof stored === 'object' ? stored : null
  } catch {
    return null
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}
