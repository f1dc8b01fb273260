'use client'

import { useEffect, useState } from 'react'
import { useRouter } from 'next/navigation'
import { paths } from '@/lib/paths'

const SECONDS = 5

/** Counts down to the redirect to the home page. The visitor can cancel it, for example to write down the reference. */
export function HomeCountdown() {
  const router = useRouter()
  const [left, setLeft] = useState(SECONDS)
  const [isStaying, setIsStaying] = useState(false)

  // Any interaction stops the countdown: the parent may correct the address or add a child.
  useEffect(() => {
    const stay = () => setIsStaying(true)
    const events = ['pointerdown', 'keydown'] as const
    events.forEach((event) => document.addEventListener(event, stay, { once: true }))
    return () => events.forEach((event) => document.removeEventListener(event, stay))
  }, [])

  useEffect(() => {
    if (isStaying) return
    if (left === 0) {
      router.push(paths.home)
      return
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [isStaying, left, router])

  if (isStaying) return null
  return (
    <div className="mt-8 flex flex-wrap items-center gap-4">
      <p role="status" className="sr-only">
        You go back to the home page in five seconds, unless you choose to stay.
      </p>
      <p aria-hidden="true">Back to the home page in {left} s</p>
      <button type="button" className="btn line" onClick={() => setIsStaying(true)}>
        Stay on this page
      </button>
    </div>
  )
}
