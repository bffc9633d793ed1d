import type { InterfaceText } from '../interface.ts'

export const interfaceText = {
  nav: {
    label: 'Main navigation', skip: 'Skip to content', home: 'Home', yachts: 'Yachts', destinations: 'Destinations', flySail: 'Fly & Sail', about: 'About us',
    contact: 'Contact', menu: 'Menu', language: 'Language',
  },
  footer: {
    explore: 'Explore', partners: 'Travel partners', corporate: 'Corporate', resources: 'Resources', agencies: 'For travel agencies', privateJet: 'Private jet and flights',
    insurancePartner: 'Insurance advice', careers: 'Careers', ethics: 'Code of ethics', quote: 'Request a quote', faq: 'Questions and answers', gallery: 'Gallery',
    insurance: 'Travel insurance', privacy: 'Privacy', imprint: 'Legal notice', cookies: 'Cookie settings', rights: 'All rights reserved.', chart: 'Not for navigation',
  },
  chat: { open: 'Write to us on WhatsApp' },
  common: {
    inWords: 'As text',
    back: 'Back', loading: 'Loading...', tryAgain: 'Try again', error: 'An error occurred', errorText: 'This page could not be shown. Nothing you typed has been lost; please try once more.',
    notFound: 'Oops! Page not found', notFoundText: 'There is nothing at this address. The home page will put you back on course.', toHome: 'Return to home', yachtNotFound: 'Yacht not found',
    newTab: 'opens in a new tab', illustration: 'Illustration', close: 'Close', previous: 'Previous', next: 'Next', page: 'Page {{number}}', pages: 'Pages', required: 'required', optional: 'optional',
    readMore: 'Read more', details: 'Details', from: 'from', included: 'Included', notIncluded: 'Not included', paidLocally: 'Paid locally', contactUs: 'Contact us',
    bestMonths: 'Best months', rainMonths: 'Rainy months', hurricaneMonths: 'Hurricane season', otherMonths: 'Quieter months', season: 'Season', itinerary: 'Itinerary',
    readingTime: '{{minutes}} min read', by: 'By {{author}}', related: 'Read next',
  },
  fleet: {
    drawing: 'To scale',
    length: 'Length', guests: 'Guests', cabins: 'Cabins', location: 'Location', speed: 'Cruising speed', rating: 'Rating',
    reviews: '(50+ reviews)', details: 'View details', perDay: 'per day', perNight: 'per night', forGuests: 'for {{count}} guests', priceFrom: 'from {{price}} {{basis}}', weekPrice: '{{price}} for {{count}} days',
    beam: 'Beam', draft: 'Draft', engines: 'Engines', fuelCapacity: 'Fuel', waterCapacity: 'Fresh water', year: 'Year', builder: 'Builder', designer: 'Design', topSpeed: 'Top speed', about: 'about {{value}}', since: 'since {{year}}',
    specifications: 'Specifications', amenities: 'On board', quote: 'Request a quote', brochure: 'View brochure', pictures: 'Pictures of {{name}}', showPicture: 'Show picture {{number}}',
    description: 'Description', service: 'Service', crew: 'Crew', activities: 'Activities', gallery: 'Gallery', captain: 'Captain', chef: 'Chef', prices: 'Prices', knots: '{{value}} knots', tabs: 'About {{name}}',
    boatRate: 'Yacht, per night', personRate: 'Each guest, per night', childDiscount: 'Children under {{age}}', highSeason: 'High season (20 Dec to 10 Jan, Carnival, Easter)', maxGuests: 'Up to {{count}} guests', less: '{{percent}} less', more: '{{percent}} more', base: 'Based in',
  },
  viewer: { label: 'Pictures of {{name}}', counter: '{{current}} of {{total}}', open: 'Open picture {{number}} in full screen', thumbnails: 'All pictures', show: 'Show picture {{number}}' },
  itinerary: {
    chooseDay: 'Choose a day on the chart', chartHint: 'Choose a number and the chart shows that day’s leg.', readDay: 'Read the day',
    days: '{{count}} days', day: 'Day {{number}}', tab7: '7 days', tab10: '10 days', tab14: '14 days', tabNote7: 'Days 1 to 7, a complete trip', tabNote10: 'Days 8 to 10, an extension of the first week', tabNote14: 'Days 11 to 14, an extension of the first ten days', distance: 'Distance', sailing: 'Sailing time', position: 'Position',
    atAnchor: 'No sailing', byRoad: 'By road', byAir: 'By air', nm: '{{value}} nm', atKnots: 'at 7 knots', highlights: 'Highlights', activities: 'The day', caution: 'Weather permitting. The captain decides.', print: 'Print', tabs: 'Length of the trip', total: '{{distance}} nm in all', view: 'View itinerary',
  },
  form: {
    name: 'Name', email: 'Email', phone: 'Phone', destination: 'Destination', dates: 'Dates', guests: 'Guests', message: 'Message', send: 'Get in touch', sending: 'Sending...', requiredNote: 'Fields marked * are required.',
    namePlaceholder: 'Your name', phonePlaceholder: '+44 20 7946 0000', destinationPlaceholder: 'San Blas, the Exumas, undecided', datesPlaceholder: 'second half of February', guestsPlaceholder: '1 to 12', messagePlaceholder: 'Who is coming, what you would like to do, anything we should know',
    privacy: 'We use what you send only to answer you.', privacyLink: 'How we handle your data', aboutYacht: 'I would like to know more about {{name}}.',
    aboutTopic: { careers: 'I would like to work with you.', partner: 'I am writing on behalf of a travel agency.', insurance: 'I have a question about travel insurance.' },
  },
  answer: {
    successTitle: 'Thank you!', success: 'We will be in touch shortly.', fallbackTitle: 'Opening your email program', fallback: 'The form is opening your email program instead.', copyTitle: 'What you wrote', copy: 'Copy the text', copied: 'Copied', mailLink: 'Open the email again', chatLink: 'Send it on WhatsApp',
    shortened: 'Your message was too long for an email link and has been cut short there. The full text is below.', nothingOpened: 'If nothing opened, choose another way. What you wrote is below.', refused: 'Your enquiry could not be sent from this site just now. Please send it by email or WhatsApp.', invalid: 'Please check these fields: {{fields}}. What you typed is still in the form.', received: 'Your enquiry has arrived. We reply during office hours.',
  },
  toast: { label: 'Notices', close: 'Close this notice' },
  consent: {
    title: 'Cookies', text: 'This site sets no third-party cookies. If you agree, we count visits with a program of our own, on our own server.', accept: 'Accept', decline: 'Decline', close: 'Close and decline', more: 'Privacy',
  },
  contact: { hours: 'Office hours', weekdays: 'Mon–Fri', saturday: 'Sat', emergencies: 'Emergencies', always: '24/7', panamaTime: 'Panama time', openNow: 'Open now', closedNow: 'Closed now', phone: 'Phone', chat: 'WhatsApp', mail: 'Email' },
} satisfies InterfaceText
