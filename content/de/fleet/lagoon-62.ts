import type { YachtCopy } from '../../copy.ts'

export const lagoon62 = {
  subtitle: '{{BrisaGuests}} Gäste unter Segeln, von Nassau durch den Meerespark',
  description:
    'Auf der Brisa wird gesegelt: Sie bringt bis zu {{brisaGuests}} Gäste in die Exumas, und am Abend sitzen alle an einem Tisch. Der Katamaran mit Crew, eine Lagoon 620 ab Nassau, hat {{brisaCabins}} Kabinen, jede mit Bad und Klimaanlage.',
  fullDescription: [
    'Länge läuft, sagen die Segler, und auf der offenen Strecke von Nassau nach Allan’s Cay zeigt die Brisa, was das heißt: rund {{exumaMiles}} Seemeilen, der Passat schräg von vorn, manchmal mit Hilfe der Maschinen, und sie legt sich dabei nicht auf die Seite. Auf der Flybridge steuert der Kapitän, neben ihm ist auf der Bank noch Platz. Bald hinter Nassau wird das Wasser hell, und alle kommen an die Reling.',
    'Vom Sofa im Salon sehen Sie das Meer, ohne sich aufzusetzen. In vier der {{brisaCabins}} Kabinen steht ein Doppelbett, in zweien stehen zwei Einzelbetten. Wasser und Eis macht die Brisa selbst; hinter Nassau brauchen Sie keinen Hafen mehr.',
    'Voll belegt kommt die Brisa zum Normalpreis auf {{brisaAllShare}} pro Person und Tag, mit Crew, allen Mahlzeiten, Getränken und Diesel, die Charterabgabe der Bahamas von {{bahamasCharterFee}} % eingeschlossen. Eine Woche führt durch den Meerespark bis Staniel Cay, und von dort fliegen Sie für etwa {{stanielSeat}} US$ pro Person zurück. In manchen Wochen bringt die Brisa Sie auch nach Nassau; im Kalender steht, in welchen. Haben Sie zwei Wochen, segeln Sie zurück oder weiter an den rosa Strand von Eleuthera.',
  ],
  crew: {
    captain:
      'Er mag lange Strecken und gut stehende Segel und überlässt Ihnen das Rad, wenn Sie fragen. Abends erklärt er das Wetter von morgen so, dass die Kinder es beim Frühstück nacherzählen.',
    chef: 'In einer Woche wiederholt sich kein Abendessen. Goldmakrele liegt auf dem Teller, wenn das Meer will; Mangos, Limetten und Süßkartoffeln sucht er auf dem Markt in Nassau aus.',
  },
  keywords: [
    'Lagoon 620 mieten',
    'Katamaran Brisa',
    'Luxuskatamaran Bahamas mit Crew',
    'Eleuthera Segelreise',
    'Yachtcharter Nassau',
  ],
  service: {
    premium: {
      title: 'Am zehnten Tag wie am ersten',
      text: 'Auf einer langen Reise zählt, dass auch am zehnten Morgen die Betten gemacht sind und Eis im Eimer liegt. Deck und Beiboot sind Sache des Kapitäns, der Tisch ist die des Kochs. Sagen Sie den beiden am zweiten Abend, was anders sein soll, und am dritten ist es anders.',
    },
    gourmet: {
      title: 'Am Speiseplan schreiben Sie mit',
      text: 'Der Koch schickt Ihnen seinen Plan vor der Reise: Fisch mit Mango, Lamm für den Abend nach der Überfahrt, Brot aus dem Ofen, ein Zitronenkuchen. Streichen Sie, was Sie nicht mögen, und schreiben Sie Ihr Lieblingsgericht an den Rand.',
    },
    safety: {
      title: 'Für offenes Wasser',
      text: 'Vor jeder langen Strecke vergleicht der Kapitän die Vorhersagen und nennt Ihnen die Stunde oder den Grund, warum er wartet. In den Exumas liegt die Brisa nachts vor Anker, und alle schlafen.',
    },
    adventures: {
      title: 'Mal früh, mal gar nicht',
      text: 'Am einen Tag geht bei Sonnenaufgang der Anker auf, am anderen rührt sich bis zum Mittag keiner. Die Reihenfolge legen Sie mit dem Kapitän fest, über der Karte auf dem Salontisch.',
    },
  },
  activities: {
    snorkelling:
      'Wer vierzehn Tage bleibt, oder zehn mit Rückkehr nach Nassau, ankert vor Norman’s Cay. Dort liegt seit Jahrzehnten eine Frachtmaschine im flachen Wasser, und in der Stunde ohne Strömung schwimmen Sie durch die Schwärme unter ihren Tragflächen.',
    'free-diving':
      'Wo die Bank endet, fällt der Grund ins Dunkelblaue. Sie sinken mit einem Atemzug an der Kante entlang, Ihr Partner bleibt oben. Gerätetaucher meldet der Kapitän bei einer Basis an Land an.',
    'paddle-board':
      'Vom Heck steigen Sie aufs SUP-Brett und fahren an Kalkfelsen entlang, in denen die Tropikvögel nisten. Kommt Wind auf, zieht Sie das Beiboot nach Hause.',
    fishing:
      'Schreiben Sie uns, dass Sie angeln möchten, dann besorgt die Crew Leinen. Über dem tiefen Sund, außerhalb des Meeresparks, beißen Goldmakrelen, und was zu klein ist, schwimmt weiter.',
    'island-hopping':
      'Heute der Creek von Shroud Cay, morgen das Riff vor Warderick Wells, übermorgen die Bar auf Staniel. Kreuzen Sie an, was Sie lockt; der Kapitän bringt es in die Reihenfolge, die der Wind erlaubt.',
    stargazing:
      'Nehmen Sie eine Decke mit in die Netze. Im Winter klettert Orion am Mast empor, und der Kapitän zeigt, nach welchen Sternen Seeleute einst fuhren.',
  },
} satisfies YachtCopy
