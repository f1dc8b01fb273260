'use client'

import { useEffect } from 'react'
import { setSignInMark } from '@/lib/sign-in-mark'

/**
 * Marks in the browser whether a session may exist. Public pages are static and read no cookie; they request the signed-in
 * person only when the mark is set.
 */
export function SignInMark({ isSignedIn }: { isSignedIn: boolean }) {
  useEffect(() => setSignInMark(isSignedIn), [isSignedIn])
  return null
}
