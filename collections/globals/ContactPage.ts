import { definePage } from '../access/content'
import { line, long } from '../fields/basic'
import { optionalList } from '../fields/lists'
import { button, heading, section } from '../fields/page'

/** The texts of the contact page; address, phone, hours and profiles are edited in the site settings. */
export const ContactPage = definePage({
  slug: 'contact-page',
  label: 'Contact page',
  description: 'The words around the contact details. Address, phone, hours and profiles are kept under Academy facts.',
  tabs: [
    section('hero', 'Hero', 'The first screen.', [
      line('title', 'Heading of the page.', { defaultValue: 'Contact' }),
      long('lede', 'One or two sentences under the heading.', { required: true, maxLength: 300 }),
      line('phoneLabel', 'Shown before the phone number on the button.', {
        defaultValue: 'Call or text',
        maxLength: 60,
      }),
    ]),
    section('locations', 'Locations', 'Where the academy trains, and where it will.', [
      ...heading(),
      line('home', 'Name of the location that is open. Its address is kept under Academy facts.'),
      optionalList('planned', ['Location', 'Planned locations'], [0, 8], 'Locations that are not open yet.', [
        line('name', 'Part of town or city.'),
      ]),
      line('plannedLabel', 'Shown next to every planned location.', { defaultValue: 'Coming Soon', maxLength: 60 }),
    ]),
    section('reach', 'Hours and profiles', 'When someone is there, and where else to find the academy.', [
      line('hoursTitle', 'Heading above the opening hours.', { defaultValue: 'Hours' }),
      line('writeTitle', 'Heading above phone and email.', { defaultValue: 'Call, text or write' }),
      long('writeText', 'One or two sentences about how to write.', { required: true, maxLength: 300 }),
      ...button('write', 'Link to the contact form'),
      line('socialsTitle', 'Heading above the links to profiles and map.', { defaultValue: 'Find us' }),
    ]),
  ],
})
