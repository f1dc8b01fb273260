'use client'

import dynamic from 'next/dynamic'

/** Chooses a play by its picture. It waits for the playbook, which the browser reads. */
export const PlayChoice = dynamic(() => import('./PlayChoice.client').then((module) => module.PlayChoice), {
  ssr: false,
})
