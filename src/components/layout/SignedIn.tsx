import { useEffect, useState } from 'react'
import { paths } from '@/lib/paths'
import { hasSignInMark, setSignInMark } from '@/lib/sign-in-mark'

type Member = { name: string; role: string }

/** Shows who is signed in and links to their pages. Sends no request for visitors, whose pages are static. */
export function SignedIn() {
  const [member, setMember] = useState<Member | null>(null)

  useEffect(() => {
    if (!hasSignInMark()) return
    let isHere = true
    void readMember().then((found) => isHere && setMember(found))
    return () => {
      isHere = false
    }
  }, [])

  if (!member) return null
  const isParent = member.role === 'parent'
  return (
    <a href={isParent ? paths.familyHome : paths.filmRoom} data-signed-in="">
      <b>{member.name}</b> {isParent ? 'My family' : 'Film room'}
    </a>
  )
}

async function readMember(): Promise<Member | null> {
  try {
    const member = (await (await fetch(paths.me)).json()) as Member | null
    if (!member) setSignInMark(false)
    return member
  } catch {
    // Without a response the page stays as it is for visitors.
    return null
  }
}
