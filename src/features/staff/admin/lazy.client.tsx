'use client'

import dynamic from 'next/dynamic'

// Loaded only on account pages, and while signing in.
export const FactorPanel = dynamic(() => import('./FactorPanel.client').then((module) => module.FactorPanel))
export const InvitationsPanel = dynamic(() =>
  import('./InvitationsPanel.client').then((module) => module.InvitationsPanel),
)
export const SessionsPanel = dynamic(() => import('./SessionsPanel.client').then((module) => module.SessionsPanel))
export const SignInCode = dynamic(() => import('./SignInCode.client').then((module) => module.SignInCode))
export const ChoosePassword = dynamic(() => import('./ChoosePassword.client').then((module) => module.ChoosePassword))
