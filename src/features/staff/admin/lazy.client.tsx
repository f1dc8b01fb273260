'use client'

import dynamic from 'next/dynamic'

// Loaded only on account pages.
export const FactorPanel = dynamic(() => import('./FactorPanel.client').then((module) => module.FactorPanel))
export const InvitationsPanel = dynamic(() =>
  import('./InvitationsPanel.client').then((module) => module.InvitationsPanel),
)
