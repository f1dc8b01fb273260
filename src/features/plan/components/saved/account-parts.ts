// Loaded together when the user opens the account, see use-account.
export { look, remove, save } from './account'
export { AccountPanel } from './AccountPanel.client'
export { LoadedPlanNote } from './LoadedPlanNote.client'
