'use client'

import { useEffect } from 'react'
import { setSignInMark } from '@/lib/sign-in-mark'

/** Lets the public pages know whether it is worth asking who is signed in: they are static and read no cookie. */
export function SignInMark({ isSignedIn }: { isSignedIn: boolean }) {
  useEffect(() => setSignInMark(isSignedIn), [isSignedIn])
  return null
}
