import type { YachtCopy } from '../../copy.ts'

export const leopard42Tsabalok = {
  subtitle: 'Ein kleiner Katamaran in San Blas, Preis nach Personen',
  description:
    'Tsabalok ist eine Leopard 42 mit vier Kabinen für zwei bis {{tsabalokGuests}} Gäste in San Blas, berechnet nach Nacht und Person. Ein Paar kann sie für sich allein haben, und auch eine Familie zu {{tsabalokGuests}} findet Platz.',
  fullDescription: [
    'Der beste Platz ist vorn. Eine Tür führt aus dem Salon geradewegs aufs Vordeck mit seinen Liegepolstern, wo die Brise zuerst ankommt; wer ihn entdeckt hat, liegt bis Mittag nirgends sonst. Dahinter folgen Salon, Pantry und Cockpit auf einer Ebene, und der Koch redet mit.',
    'Gebaut hat sie Robertson and Caine nach einem Entwurf von Simonis und Voogd. Mit 12,67 Metern ist sie die Kürzeste der Flotte, geht 1,40 Meter tief und passt in Buchten, vor denen große Katamarane umdrehen. Jede der vier Kabinen hat ihr Bad. Solarpaneele und Wassermacher ersparen ihr den Weg zum Steg, solange der Proviant reicht.',
    'Ihr Preis setzt sich anders zusammen als bei den übrigen sechs: ein Satz für das Boot, einer pro Person, weniger für Kinder unter {{childAge}} Jahren und ein Aufschlag in der Hochsaison. Darum können zwei auch zu zweit bleiben. Crew, drei Mahlzeiten am Tag, Getränke, Schnorchelausrüstung, Kajak, Treibstoff, Fahrtgenehmigungen, örtliche Steuern, Bettwäsche und Handtücher sind darin enthalten, die persönliche Eintrittsgebühr für Guna Yala nicht.',
  ],
  crew: {
    captain:
      'Erzählt vom Riff, während er daran entlangsteuert. Bei wenigen Gästen wird der Tag erst beim Kaffee geplant.',
    chef: 'Deckt einen kleinen Tisch gut. Gefrühstückt wird im Cockpit, bei offenen Türen nach vorn und achtern; den Fisch bringt, wer gerade vorbeipaddelt, und wenn es einen Anlass gibt, folgt ein Kuchen.',
  },
  keywords: [
    'Leopard 42',
    'Katamaran Tsabalok',
    'Yacht für zwei San Blas',
    'Charterpreis pro Person',
    'kleiner Katamaran Panama',
  ],
  service: {
    premium: {
      title: 'Gut umsorgt',
      text: 'Die Betten sind gemacht, das Deck ist gespült, und Sie haben nicht bemerkt, wann. Schreiben Sie uns Ihre Gewohnheiten vorher; am zweiten Morgen kennt die Crew sie auswendig.',
    },
    gourmet: {
      title: 'An Bord gekocht',
      text: 'Drei Mahlzeiten am Tag aus dem, was am Morgen gefangen oder gekauft wurde: Ceviche, Kokosreis, reifes Obst. Allergien und Abneigungen stehen im Speiseplan, bevor eingekauft wird.',
    },
    safety: {
      title: 'Umsichtig geführt',
      text: 'Der Kapitän weist Sie am ersten Tag ein, verfolgt jeden Tag das Wetter und hat das letzte Wort darüber, wohin das Boot fährt. Schlägt das Wetter um, warten wir es an einem geschützten Platz ab.',
    },
    adventures: {
      title: 'So lebhaft Sie mögen',
      text: 'Ein Bad vor dem Frühstück, das Riff bei hoher Sonne, am Nachmittag eine Insel, oder ein Buch und nichts davon. Geplant wird am Vorabend, und am Morgen darf man es sich anders überlegen.',
    },
  },
  activities: {
    snorkelling:
      'Die meisten Riffe beginnen wenige Flossenschläge vom Boot. Die Crew zeigt Ihnen den Einstieg, sagt, wohin die Strömung setzt, und weiß, wo die Rochen nach Futter suchen.',
    kayak:
      'Der leise Weg in die Mangroven und über Stellen, an denen das Beiboot aufsetzen würde. Am schönsten ist die erste Stunde Licht, bevor der Wind kommt.',
    fishing:
      'Unterwegs, wo geangelt werden darf, läuft achtern eine Schleppangel mit: Königsmakrele, Stachelmakrele, manchmal ein kleiner Thun. Was zu klein ist oder Schonzeit hat, geht zurück ins Wasser.',
    'village-visit':
      'Mit Erlaubnis, gegen die Gebühr der Gemeinde und an der Seite von jemandem, der dort wohnt. Die Kamera bleibt unten, bis jemand Ja sagt. Molas kauft man bei denen, die sie nähen.',
    'island-hopping':
      'Eine Stunde oder zwei unter Segeln, ein Bad, das Mittagessen, dann die nächste Insel. Die Reihenfolge richtet der Kapitän nach dem Wind ein, damit der Platz für die Nacht der ruhigste ist.',
    stargazing:
      'An Land brennt kaum ein Licht, und wer auf dem Vordeck liegt, braucht nur eine Decke. Wie die Sterne heißen, weiß der Kapitän, und wenn die Jahreszeit stimmt, findet er auch das Kreuz des Südens.',
  },
} satisfies YachtCopy
