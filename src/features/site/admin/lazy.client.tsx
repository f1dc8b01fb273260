'use client'

import dynamic from 'next/dynamic'

// Components that only some pages of the admin need: each is loaded on demand, not with every page.

export const ConfirmFees = dynamic(() => import('./fees/ConfirmFees.client').then((module) => module.ConfirmFees))
export const ContentCheck = dynamic(() =>
  import('./content-check/ContentCheck.client').then((module) => module.ContentCheck),
)
